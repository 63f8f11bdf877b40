import { measuresArea } from "./polygon-areas.ts";
import { addsAreas } from "./composite-areas.ts";
import { fillsFractionalBoxes } from "./fractional-volumes.ts";
import { findsSurfaces } from "./surfaces.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 6: geometry. */
export const solvers6Geometry: Solvers = {
	"area-triangles-quads": measuresArea,
	"area-composite-polygons": addsAreas,
	"volume-fractional-edges": fillsFractionalBoxes,
	"nets-surface-area": findsSurfaces,
};
