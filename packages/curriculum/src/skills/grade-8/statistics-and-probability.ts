import { skillsOf } from "../skills-of.ts";

export const statisticsAndProbability = skillsOf(8, "SP", [
	{
		id: "scatter-plots",
		standard: "8.SP.A.1",
		also_covers: [],
		name: "Scatter plots",
		child_name: "Clouds of points",
		parent_name: "Reads whether two amounts in a scatter plot are related",
		prerequisites: ["four-quadrants", "describe-distribution"],
	},
	{
		id: "line-of-fit",
		standard: "8.SP.A.2",
		also_covers: [],
		name: "Lines of fit",
		child_name: "A line through the cloud",
		parent_name: "Chooses and uses a line that fits the points",
		prerequisites: ["scatter-plots", "slope-intercept"],
	},
	{
		id: "linear-model-use",
		standard: "8.SP.A.3",
		also_covers: [],
		name: "Use a linear model",
		child_name: "What does the line tell us?",
		parent_name: "Explains what slope and intercept mean in a data story",
		prerequisites: ["line-of-fit", "construct-linear-function"],
	},
	{
		id: "two-way-tables",
		standard: "8.SP.A.4",
		also_covers: [],
		name: "Two-way tables",
		child_name: "Tables with two questions",
		parent_name: "Reads two-way tables and compares shares",
		prerequisites: ["percent-of-quantity", "theoretical-probability"],
	},
]);
