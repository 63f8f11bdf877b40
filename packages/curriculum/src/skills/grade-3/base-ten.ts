import { skillsOf } from "../skills-of.ts";

export const baseTen = skillsOf(3, "NBT", [
	{
		id: "round-10-100",
		standard: "3.NBT.A.1",
		also_covers: [],
		name: "Round to the nearest 10 or 100",
		child_name: "Round to 10 or 100",
		parent_name: "Rounds numbers to the nearest ten or hundred",
		prerequisites: ["compare-three-digit", "number-line-sums"],
	},
	{
		id: "add-sub-within-1000-fluent",
		standard: "3.NBT.A.2",
		also_covers: [],
		name: "Add and subtract within 1000 fluently",
		child_name: "Plus and minus up to 1,000",
		parent_name: "Adds and subtracts up to 1,000 fluently",
		prerequisites: ["add-within-1000", "subtract-within-1000", "mental-add-sub-10-100"],
	},
	{
		id: "multiply-multiples-of-ten",
		standard: "3.NBT.A.3",
		also_covers: [],
		name: "One digit times a multiple of ten",
		child_name: "Times tens",
		parent_name: "Multiplies by tens such as 40 or 70",
		prerequisites: ["multiply-facts-mid"],
	},
]);
