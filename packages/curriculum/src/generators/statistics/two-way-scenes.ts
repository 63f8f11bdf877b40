import { dataTable, tableInWords } from "../../figures/data/data-table.ts";

/** People by two questions: who was asked, the two rows and the two columns, each as a heading and as a clause. */
interface Scene {
	intro: string;
	people: string;
	heading: string;
	rows: readonly [string, string];
	/** "are in grade 7" */
	is: readonly [string, string];
	columns: readonly [string, string];
	does: readonly [string, string];
}

/** intro | people | heading | the two rows | the two columns, each as a heading and as a clause. */
const ROWS = [
	"Students were asked how they come to school.|students|Grade|Grade 7|Grade 8|are in grade 7|are in grade 8|Bus|On foot|come by bus|come on foot",
	"Visitors of a museum were asked how they came.|visitors|Visitors|Adults|Children|are adults|are children|Train|Car|came by train|came by car",
	"Members of a swim team named their favorite stroke.|members|Team|Juniors|Seniors|are juniors|are seniors|Freestyle|Backstroke|like freestyle best|like backstroke best",
	"People were asked whether they have a pet.|people|Home|City|Suburb|live in the city|live in a suburb|Pet|No pet|have a pet|have no pet",
	"Students were asked about sports and music.|students|Sports|Sport|No sport|play a sport|play no sport|Instrument|No instrument|play an instrument|play no instrument",
	"Readers at a library were asked what they like to read.|readers|Age|Teens|Adults|are teens|are adults|Paper books|E-books|prefer paper books|prefer e-books",
	"Guests of a cafe were asked what they drink.|guests|Time|Morning|Evening|come in the morning|come in the evening|Tea|Juice|drink tea|drink juice",
	"Players of a game were asked about their last round.|players|Level|Beginners|Experts|are beginners|are experts|Won|Lost|won the round|lost the round",
	"Campers chose an activity.|campers|Cabin|Oak|Pine|sleep in cabin Oak|sleep in cabin Pine|Canoe|Hike|go canoeing|go hiking",
] as const;

export const SCENES: readonly Scene[] = ROWS.map((row) => {
	const [intro = "", people = "", heading = "", ...pairs] = row.split("|");
	const pair = (at: number): [string, string] => [pairs[at] ?? "", pairs[at + 1] ?? ""];
	return { intro, people, heading, rows: pair(0), is: pair(2), columns: pair(4), does: pair(6) };
});

export type Counts = readonly [readonly [number, number], readonly [number, number]];

/** The table with its totals; places that are hidden are named by row and column. */
export function rowsOf(scene: Scene, [first, second]: Counts, hidden: readonly string[] = []): string[][] {
	const sums = [first[0] + second[0], first[1] + second[1]] as const;
	const rows = [first, second, sums].map(([one, other]) => [one, other, one + other]);
	return [
		[scene.heading, ...scene.columns, "Total"],
		...rows.map((row, at) => [
			scene.rows[at] ?? "Total",
			...row.map((count, column) => (hidden.includes(`${at}${column}`) ? "" : `${count}`)),
		]),
	];
}

export const drawnTable = (rows: readonly (readonly string[])[]) => ({
	svg: dataTable(rows),
	alt: tableInWords(rows),
});
