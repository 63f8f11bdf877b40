import { skillsOf } from "../skills-of.ts";

export const geometry = skillsOf(6, "G", [
	{
		id: "area-triangles-quads",
		standard: "6.G.A.1",
		also_covers: [],
		name: "Area of triangles and special quadrilaterals",
		child_name: "Triangles and slanted shapes",
		parent_name: "Finds the area of triangles, parallelograms, and trapezoids",
		prerequisites: [
			"area-rectilinear",
			"multiply-fractions",
			"evaluate-expressions",
			"area-perimeter-formulas",
		],
	},
	{
		id: "area-composite-polygons",
		standard: "6.G.A.1",
		also_covers: [],
		name: "Area of composite polygons",
		child_name: "Cut shapes up",
		parent_name: "Finds the area of a shape by cutting it into simple ones",
		prerequisites: ["area-triangles-quads"],
	},
	{
		id: "volume-fractional-edges",
		standard: "6.G.A.2",
		also_covers: [],
		name: "Volume with fractional edges",
		child_name: "Boxes with fraction edges",
		parent_name: "Finds the volume of a box whose edges are fractions",
		prerequisites: ["volume-rect-prism", "fraction-multiply-word"],
	},
	{
		id: "polygons-on-plane",
		standard: "6.G.A.3",
		also_covers: [],
		name: "Polygons on the coordinate plane",
		child_name: "Shapes on the grid",
		parent_name: "Draws shapes from their corners and finds their sides",
		prerequisites: ["coordinate-distance-axis", "area-triangles-quads"],
	},
	{
		id: "nets-surface-area",
		standard: "6.G.A.4",
		also_covers: [],
		name: "Nets and surface area",
		child_name: "Unfold a solid",
		parent_name: "Finds the surface area of a solid from its net",
		prerequisites: ["area-triangles-quads"],
	},
]);
