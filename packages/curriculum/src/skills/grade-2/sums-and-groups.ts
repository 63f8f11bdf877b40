import { skillsOf } from "../skills-of.ts";

export const sumsAndGroups = skillsOf(2, "OA", [
	{
		id: "odd-even-numbers",
		standard: "2.OA.C.3",
		also_covers: [],
		name: "Odd and even; even as a double",
		child_name: "Odd and even",
		parent_name: "Tells odd from even and splits even numbers in two equal halves",
		prerequisites: ["add-facts-within-20"],
	},
	{
		id: "arrays-repeated-addition",
		standard: "2.OA.C.4",
		also_covers: [],
		name: "Arrays as repeated addition",
		child_name: "Rows of things",
		parent_name: "Adds equal rows to find how many there are",
		prerequisites: ["add-facts-within-20"],
	},
	{
		id: "add-sub-word-one-step",
		standard: "2.OA.A.1",
		also_covers: [],
		name: "One-step add/subtract stories within 100",
		child_name: "Plus and minus stories",
		parent_name: "Solves stories with one addition or subtraction up to 100",
		prerequisites: ["add-within-100", "subtract-within-100"],
	},
	{
		id: "add-sub-word-two-step",
		standard: "2.OA.A.1",
		also_covers: [],
		name: "Two-step add/subtract stories within 100",
		child_name: "Stories with two steps",
		parent_name: "Solves stories in which two things happen, up to 100",
		prerequisites: ["add-sub-word-one-step"],
	},
	{
		id: "unknown-addend-equations",
		standard: "2.OA.A.1",
		also_covers: [],
		name: "Find the unknown in an addition or subtraction equation",
		child_name: "Find the missing number",
		parent_name: "Finds the number that makes an equation true",
		prerequisites: ["add-within-100", "subtract-within-100"],
	},
]);
