import { skillsOf } from "../skills-of.ts";

export const geometry = skillsOf(3, "G", [
	{
		id: "quadrilateral-categories",
		standard: "3.G.A.1",
		also_covers: [],
		name: "Shapes that share attributes",
		child_name: "Shapes with four sides",
		parent_name: "Sorts four-sided shapes by their sides and corners",
		prerequisites: ["identify-shapes"],
	},
	{
		id: "partition-area-fractions",
		standard: "3.G.A.2",
		also_covers: [],
		name: "Equal areas as unit fractions",
		child_name: "Equal parts of an area",
		parent_name: "Names one of several equal areas as a fraction",
		prerequisites: ["unit-fractions"],
	},
]);
