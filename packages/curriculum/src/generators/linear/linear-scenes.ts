/** Things that grow evenly: what x and y count, the start and the change in words. */
export interface LinearScene {
	x: string;
	y: string;
	/** "a ride in a limo" */
	a: string;
	story: (rate: number, start: number) => string;
	rateMeans: string;
	startMeans: string;
}

export const LINEAR_SCENES: readonly LinearScene[] = [
	{
		x: "mile",
		y: "dollars",
		a: "a ride in a limo",
		story: (rate, start) =>
			`A ride in a limo costs ${start} dollars to start and ${rate} dollars for each mile.`,
		rateMeans: "The cost of each mile",
		startMeans: "The cost to start the ride",
	},
	{
		x: "month",
		y: "dollars",
		a: "a gym",
		story: (rate, start) => `A gym charges ${start} dollars to join and ${rate} dollars each month.`,
		rateMeans: "The cost of each month",
		startMeans: "The cost to join",
	},
	{
		x: "week",
		y: "inches",
		a: "a bean plant",
		story: (rate, start) => `A bean plant is ${start} inches tall and grows ${rate} inches each week.`,
		rateMeans: "How much the plant grows each week",
		startMeans: "How tall the plant is at the beginning",
	},
	{
		x: "minute",
		y: "gallons",
		a: "a pool",
		story: (rate, start) => `A pool holds ${start} gallons, and ${rate} gallons flow in each minute.`,
		rateMeans: "How much water flows in each minute",
		startMeans: "How much water is in the pool at the beginning",
	},
	{
		x: "day",
		y: "pages",
		a: "a book",
		story: (rate, start) =>
			`So far, ${start} pages of a book are read. From now on, ${rate} pages are read each day.`,
		rateMeans: "How many pages are read each day",
		startMeans: "How many pages are read at the beginning",
	},
	{
		x: "week",
		y: "dollars",
		a: "a savings account",
		story: (rate, start) =>
			`A savings account begins with ${start} dollars, and ${rate} dollars are added each week.`,
		rateMeans: "How much is added each week",
		startMeans: "How much is in the account at the beginning",
	},
	{
		x: "hour",
		y: "dollars",
		a: "a rented boat",
		story: (rate, start) =>
			`Renting a boat costs ${start} dollars for insurance and ${rate} dollars for each hour.`,
		rateMeans: "The cost of each hour",
		startMeans: "The cost of the insurance",
	},
	{
		x: "shirt",
		y: "dollars",
		a: "an order of shirts",
		story: (rate, start) =>
			`A print shop charges ${start} dollars to set up and ${rate} dollars for each shirt.`,
		rateMeans: "The cost of each shirt",
		startMeans: "The cost to set up",
	},
	{
		x: "minute",
		y: "feet",
		a: "a balloon",
		story: (rate, start) =>
			`A balloon starts at a height of ${start} feet and rises ${rate} feet each minute.`,
		rateMeans: "How far the balloon rises each minute",
		startMeans: "The height at which the balloon starts",
	},
	{
		x: "game",
		y: "points",
		a: "a team",
		story: (rate, start) => `A team has ${start} points and wins ${rate} points in each game.`,
		rateMeans: "How many points the team wins in each game",
		startMeans: "How many points the team has at the beginning",
	},
];
