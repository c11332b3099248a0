"""What the boxes of the family have alike: forces bought for points."""
