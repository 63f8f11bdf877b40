export { PhotoUpload } from "./photo-upload.tsx";
