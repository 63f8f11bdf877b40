import { skillsOf } from "../skills-of.ts";

export const measurement = skillsOf(5, "MD", [
	{
		id: "convert-units-within-system",
		standard: "5.MD.A.1",
		also_covers: [],
		name: "Convert units both ways",
		child_name: "Change units",
		parent_name: "Changes units of length, mass, volume, and time, also in stories",
		prerequisites: ["divide-decimals", "measurement-word-problems"],
	},
	{
		id: "line-plot-fraction-ops",
		standard: "5.MD.B.2",
		also_covers: [],
		name: "Line plots with fraction operations",
		child_name: "Line plots with fractions",
		parent_name: "Reads a line plot of fractions and calculates with it",
		prerequisites: [
			"line-plot-eighths",
			"fraction-word-unlike",
			"fraction-multiply-word",
			"unit-fraction-division-word",
		],
	},
	{
		id: "volume-unit-cubes",
		standard: "5.MD.C.3",
		also_covers: ["5.MD.C.3.a", "5.MD.C.3.b", "5.MD.C.4"],
		name: "Volume by counting cubes",
		child_name: "Count cubes",
		parent_name: "Finds the volume of a solid by counting cubes",
		prerequisites: ["area-unit-squares"],
	},
	{
		id: "volume-rect-prism",
		standard: "5.MD.C.5",
		also_covers: ["5.MD.C.5.a", "5.MD.C.5.b"],
		name: "Volume of boxes",
		child_name: "Volume of a box",
		parent_name: "Finds the volume of a box from its edges",
		prerequisites: ["volume-unit-cubes", "multiply-two-by-two-digit", "area-perimeter-formulas"],
	},
	{
		id: "volume-composite",
		standard: "5.MD.C.5.c",
		also_covers: [],
		name: "Volume of joined boxes",
		child_name: "Boxes put together",
		parent_name: "Finds the volume of solids made of two boxes",
		prerequisites: ["volume-rect-prism", "area-rectilinear"],
	},
]);
