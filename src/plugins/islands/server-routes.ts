/** The routes of the site as the server's compilation has them. */
import routes from '@generated/routes';
import { splitRoutes } from './split-routes';

export default splitRoutes(routes);
