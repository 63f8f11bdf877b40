export { imageRoutes } from "./image-routes.ts";
export { encodeAnew, largestUpload, saveImage } from "./save-image.ts";
