/** A fixed amount {q}, an amount {p} for each one, and a limit {r}. */
export interface InequalityStory {
	/** With {name}, {p}, {q} and {r}. */
	text: string;
	ask: string;
	/** "the number of guests" */
	unknown: string;
	unit: string;
	most: readonly [p: number, q: number, count: number];
}

/** No more than the limit. */
export const AT_MOST: readonly InequalityStory[] = [
	{
		text: "{name} can spend at most {r} dollars on a party. The hall costs {q} dollars, and each guest {p} dollars.",
		ask: "At most how many guests can come?",
		unknown: "the number of guests",
		unit: "guests",
		most: [15, 90, 40],
	},
	{
		text: "An elevator can carry at most {r} pounds. A cart in it weighs {q} pounds, and each box {p} pounds.",
		ask: "At most how many boxes can go with it?",
		unknown: "the number of boxes",
		unit: "boxes",
		most: [40, 90, 30],
	},
	{
		text: "{name} has at most {r} minutes. The walk to the arcade takes {q} minutes, and each game {p} minutes.",
		ask: "At most how many games fit in?",
		unknown: "the number of games",
		unit: "games",
		most: [12, 30, 9],
	},
	{
		text: "A file must be at most {r} megabytes large. The text takes {q} megabytes, and each picture {p} megabytes.",
		ask: "At most how many pictures can it have?",
		unknown: "the number of pictures",
		unit: "pictures",
		most: [9, 40, 40],
	},
	{
		text: "A taxi ride must cost at most {r} dollars. It costs {q} dollars to start and {p} dollars for each mile.",
		ask: "At most how many full miles is it?",
		unknown: "the number of miles",
		unit: "miles",
		most: [6, 9, 25],
	},
	{
		text: "{name} can carry at most {r} pounds. The backpack weighs {q} pounds, and each book {p} pounds.",
		ask: "At most how many books can {name} carry?",
		unknown: "the number of books",
		unit: "books",
		most: [4, 8, 9],
	},
	{
		text: "A shelf is {r} inches wide. A radio takes {q} inches of it, and each game {p} inches.",
		ask: "At most how many games fit beside the radio?",
		unknown: "the number of games",
		unit: "games",
		most: [4, 20, 30],
	},
];

/** No less than the limit. */
export const AT_LEAST: readonly InequalityStory[] = [
	{
		text: "{name} wants to have at least {r} dollars. There are {q} dollars already, and each week {p} dollars are added.",
		ask: "At least how many weeks does it take?",
		unknown: "the number of weeks",
		unit: "weeks",
		most: [25, 90, 30],
	},
	{
		text: "A team needs at least {r} points. It has {q} points, and each win brings {p} points.",
		ask: "At least how many wins does it need?",
		unknown: "the number of wins",
		unit: "wins",
		most: [5, 40, 20],
	},
	{
		text: "A tank must hold at least {r} gallons. It holds {q} gallons now, and a hose adds {p} gallons each minute.",
		ask: "At least how many minutes must the hose run?",
		unknown: "the number of minutes",
		unit: "minutes",
		most: [12, 90, 40],
	},
	{
		text: "{name} wants to read at least {r} pages. So far it is {q} pages, and each day {p} more are read.",
		ask: "At least how many days does it take?",
		unknown: "the number of days",
		unit: "days",
		most: [30, 90, 20],
	},
	{
		text: "A club must sell at least {r} tickets. It has sold {q} tickets, and sells {p} more each day.",
		ask: "At least how many days does it take?",
		unknown: "the number of days",
		unit: "days",
		most: [25, 90, 20],
	},
	{
		text: "{name} wants to run at least {r} miles. So far it is {q} miles, and each run adds {p} miles.",
		ask: "At least how many runs does it take?",
		unknown: "the number of runs",
		unit: "runs",
		most: [6, 20, 15],
	},
];
