import { skillsOf } from "../skills-of.ts";

export const factsWithin20 = skillsOf(2, "OA", [
	{
		id: "add-facts-within-20",
		standard: "2.OA.B.2",
		also_covers: [],
		name: "Addition facts within 20",
		child_name: "Plus up to 20",
		parent_name: "Knows sums of two small numbers by heart, up to 20",
		prerequisites: [],
	},
	{
		id: "subtract-facts-within-20",
		standard: "2.OA.B.2",
		also_covers: [],
		name: "Subtraction facts within 20",
		child_name: "Minus up to 20",
		parent_name: "Takes away within 20 without counting on fingers",
		prerequisites: ["add-facts-within-20"],
	},
]);
