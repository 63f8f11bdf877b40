export { PredictionsPart } from "./predictions-part.tsx";
