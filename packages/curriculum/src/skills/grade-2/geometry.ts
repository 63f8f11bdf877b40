import { skillsOf } from "../skills-of.ts";

export const geometry = skillsOf(2, "G", [
	{
		id: "identify-shapes",
		standard: "2.G.A.1",
		also_covers: [],
		name: "Identify shapes by sides, angles and faces",
		child_name: "Name shapes",
		parent_name: "Recognizes shapes by their sides, corners, and faces",
		prerequisites: [],
	},
	{
		id: "partition-rectangle",
		standard: "2.G.A.2",
		also_covers: [],
		name: "Rows and columns of squares",
		child_name: "Squares in a rectangle",
		parent_name: "Finds how many equal squares fill a rectangle",
		prerequisites: ["arrays-repeated-addition"],
	},
	{
		id: "equal-shares",
		standard: "2.G.A.3",
		also_covers: [],
		name: "Halves, thirds and fourths of shapes",
		child_name: "Halves, thirds, and fourths",
		parent_name: "Splits shapes into two, three, or four equal parts",
		prerequisites: ["identify-shapes", "partition-rectangle"],
	},
]);
