/** Things that grow or shrink evenly: what x and y count, the start and the change in words. */
export const LINEAR_SCENES = [
	{
		x: "kilometer",
		y: "euros",
		a: "taxi",
		story: (rate: number, start: number) =>
			`A taxi costs ${start} euros to get in and ${rate} euros for each kilometer.`,
		rate_means: "The price of each kilometer",
		start_means: "The price to get in",
	},
	{
		x: "month",
		y: "dollars",
		a: "gym",
		story: (rate: number, start: number) =>
			`A gym takes ${start} dollars once and ${rate} dollars each month.`,
		rate_means: "The price of each month",
		start_means: "The price paid once at the beginning",
	},
	{
		x: "week",
		y: "centimeters",
		a: "bean plant",
		story: (rate: number, start: number) =>
			`A bean plant is ${start} centimeters high and grows ${rate} centimeters each week.`,
		rate_means: "How much the plant grows each week",
		start_means: "How high the plant is at the beginning",
	},
	{
		x: "minute",
		y: "liters",
		a: "pool",
		story: (rate: number, start: number) =>
			`A pool holds ${start} liters, and ${rate} liters run in each minute.`,
		rate_means: "How much water runs in each minute",
		start_means: "How much water is in the pool at the beginning",
	},
	{
		x: "day",
		y: "pages",
		a: "book",
		story: (rate: number, start: number) =>
			`${start} pages of a book are read already, and ${rate} more are read each day.`,
		rate_means: "How many pages are read each day",
		start_means: "How many pages are read at the beginning",
	},
] as const;
export type LinearScene = (typeof LINEAR_SCENES)[number];

/** "1 week", "3 weeks". */
export function counted(count: number, { x }: Pick<LinearScene, "x">): string {
	return `${count} ${x}${count === 1 ? "" : "s"}`;
}
