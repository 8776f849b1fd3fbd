/**
 * The HTML template of every page. It differs from Docusaurus's template in three ways:
 * - The root element names the client application's script, which the page doesn't load. The
 * application loader (`src/site/application-loader`) adds it when a control needs the application;
 * `dropScripts` makes sure that there's only one script.
 * - The content security policy (the first of `headTags`) comes before everything it governs. The
 * inline style and script come next, before the style sheets, so that they needn't wait for them.
 * - What the theme puts at the start of the body (its inline scripts, a sprite) is left out.
 * Language: Eta, https://eta.js.org; data: Docusaurus's `ssgTemplate`.
 */
export const htmlTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-application="<%= it.baseUrl %><%= it.scripts.join() %>">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.headTags %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
