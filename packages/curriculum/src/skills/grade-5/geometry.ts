import { skillsOf } from "../skills-of.ts";

export const geometry = skillsOf(5, "G", [
	{
		id: "plot-quadrant-one",
		standard: "5.G.A.1",
		also_covers: [],
		name: "Plot points in the first quadrant",
		child_name: "Points on a grid",
		parent_name: "Reads and places points on a coordinate grid",
		prerequisites: ["fraction-number-line"],
	},
	{
		id: "interpret-coordinates",
		standard: "5.G.A.2",
		also_covers: [],
		name: "Coordinates in context",
		child_name: "What does the point tell us?",
		parent_name: "Tells what a point on a graph means in a story",
		prerequisites: ["plot-quadrant-one"],
	},
	{
		id: "hierarchy-2d",
		standard: "5.G.B.3",
		also_covers: ["5.G.B.4"],
		name: "Hierarchy of 2-D figures",
		child_name: "Families of shapes",
		parent_name: "Knows that every square is a rectangle, and more shape families",
		prerequisites: ["classify-2d"],
	},
]);
