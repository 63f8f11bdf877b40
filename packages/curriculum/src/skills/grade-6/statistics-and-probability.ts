import { skillsOf } from "../skills-of.ts";

export const statisticsAndProbability = skillsOf(6, "SP", [
	{
		id: "statistical-questions",
		standard: "6.SP.A.1",
		also_covers: [],
		name: "Statistical questions",
		child_name: "Questions for data",
		parent_name: "Tells a question that needs data from one with a single answer",
		prerequisites: ["scaled-graphs", "line-plot-eighths"],
	},
	{
		id: "mean-median",
		standard: "6.SP.B.5.c",
		also_covers: ["6.SP.A.3"],
		name: "Mean and median",
		child_name: "Mean and median",
		parent_name: "Finds the mean and the median of data",
		prerequisites: ["divide-multidigit", "compare-order-rationals", "statistical-questions"],
	},
	{
		id: "variability",
		standard: "6.SP.B.5.c",
		also_covers: [],
		name: "Range, IQR and mean absolute deviation",
		child_name: "How spread out?",
		parent_name: "Describes how spread out data are: range, quartiles, mean absolute deviation",
		prerequisites: ["mean-median", "absolute-value"],
	},
	{
		id: "statistical-displays",
		standard: "6.SP.B.4",
		also_covers: [],
		name: "Dot plots, histograms and box plots",
		child_name: "Dot plots and box plots",
		parent_name: "Reads dot plots, histograms, and box plots",
		prerequisites: ["mean-median"],
	},
	{
		id: "describe-distribution",
		standard: "6.SP.A.2",
		also_covers: ["6.SP.B.5", "6.SP.B.5.a", "6.SP.B.5.b", "6.SP.B.5.d"],
		name: "Describe a data distribution",
		child_name: "What does the data look like?",
		parent_name: "Describes the shape of data and chooses mean or median",
		prerequisites: ["statistical-displays", "variability"],
	},
]);
