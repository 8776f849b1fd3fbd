/**
 * The frame of every page. It differs from Docusaurus's own in one thing: the scripts of the client
 * application are named in a meta element instead of being run at load. The application loader
 * (`src/features/application-loader`) adds them when a control needs the application.
 * Language: Eta, https://eta.js.org; data: Docusaurus's `ssgTemplate`.
 */
export const htmlTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="application-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
