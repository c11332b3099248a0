// Before anything is painted: the theme and language chosen last time.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('grognard-settings') || '{}');
    if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
    if (kept.language) document.documentElement.lang = kept.language;
  } catch {
    // storage is off: the system's theme it is
  }
})();
