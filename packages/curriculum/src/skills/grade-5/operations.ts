import { skillsOf } from "../skills-of.ts";

export const operations = skillsOf(5, "OA", [
	{
		id: "order-of-operations-brackets",
		standard: "5.OA.A.1",
		also_covers: [],
		name: "Parentheses and order of operations",
		child_name: "Parentheses first",
		parent_name: "Works out longer expressions in the right order, parentheses first",
		prerequisites: ["two-step-word-problems", "multiply-facts-hard"],
	},
	{
		id: "write-numerical-expressions",
		standard: "5.OA.A.2",
		also_covers: [],
		name: "Write and read numerical expressions",
		child_name: "From words to numbers",
		parent_name: "Writes a sentence as a numerical expression",
		prerequisites: ["order-of-operations-brackets"],
	},
	{
		id: "two-rule-patterns",
		standard: "5.OA.B.3",
		also_covers: [],
		name: "Two patterns and ordered pairs",
		child_name: "Two patterns side by side",
		parent_name: "Continues two number patterns and sees how they are related",
		prerequisites: ["number-shape-patterns", "plot-quadrant-one"],
	},
]);
