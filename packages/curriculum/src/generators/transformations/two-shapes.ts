import { list } from "../../kit/words.ts";
import type { Figure } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { inBrackets } from "./motions.ts";

/** Triangle P and triangle Q on one plane from -reach to reach. */
export function twoTriangles(
	first: readonly PlanePoint[],
	second: readonly PlanePoint[],
	reach: number,
): Figure {
	const told = (name: string, corners: readonly PlanePoint[]) =>
		`Triangle ${name} has vertices ${list(corners.map(inBrackets))}.`;
	return {
		svg: coordinatePlane({
			x: [-reach, reach],
			y: [-reach, reach],
			x_name: "x",
			y_name: "y",
			polygons: [
				{ corners: first, color: "sky", name: "P" },
				{ corners: second, color: "coral", name: "Q" },
			],
		}),
		alt: `A coordinate plane with two triangles. ${told("P", first)} ${told("Q", second)}`,
	};
}
