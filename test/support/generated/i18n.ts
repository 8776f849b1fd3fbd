export default { currentLocale: 'en', locales: ['en'] };
