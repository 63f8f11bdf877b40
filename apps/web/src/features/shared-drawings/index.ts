export {
	type OwnDrawing,
	ownDrawingQuery,
	removeDrawing,
	switchDrawings,
	showDrawing,
} from "./shared-drawings.api.ts";
