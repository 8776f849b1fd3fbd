/**
 * The frame of every page. It differs from Docusaurus's own in three things. The script of the
 * client application (`dropScripts` sees that it is one) is named by the root element instead of
 * being run at load; the application loader (`src/site/application-loader`) adds it when a control
 * needs the application. The content security policy (the first of `headTags`) stands before all
 * that it governs, and the inline style and script (the next) before the style sheets, so that they
 * do not wait for them. And what the theme puts at the start of the body (its own inline scripts, a
 * sprite) is left out.
 *
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
