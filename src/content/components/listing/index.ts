export { AdopterList, AdopterProjects } from './AdopterList';
export { EventList, EventSeries } from './EventList';
