export { imageRoutes } from "./image-routes.ts";
export { saveImage } from "./save-image.ts";
