import { skillsOf } from "../skills-of.ts";

export const numberSystem = skillsOf(8, "NS", [
	{
		id: "rational-irrational",
		standard: "8.NS.A.1",
		also_covers: [],
		name: "Rational or irrational",
		child_name: "Which numbers are fractions?",
		parent_name: "Tells rational numbers from irrational ones",
		prerequisites: ["fractions-to-decimals", "square-cube-roots"],
	},
	{
		id: "repeating-decimals",
		standard: "8.NS.A.1",
		also_covers: [],
		name: "Repeating decimals to fractions",
		child_name: "Decimals that repeat",
		parent_name: "Turns repeating decimals into fractions",
		prerequisites: ["fractions-to-decimals", "two-step-equations"],
	},
	{
		id: "approximate-irrationals",
		standard: "8.NS.A.2",
		also_covers: [],
		name: "Estimate irrational numbers",
		child_name: "Between which numbers?",
		parent_name: "Estimates roots and compares them with other numbers",
		prerequisites: ["square-cube-roots"],
	},
]);
