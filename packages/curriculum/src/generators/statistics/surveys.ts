import type { Random } from "../../random/seeded-random.ts";

export interface Survey {
	question: string;
	population: string;
	/** Plans that give everyone the same chance. */
	good: readonly string[];
	/** Plans that do not, each with the reason. */
	bad: readonly (readonly [plan: string, why: string])[];
}

/** Question | population; random plans; biased plans with their reasons. */
const SURVEYS: readonly Survey[] = [
	survey(
		"which lunch students like best|all students of the school",
		[
			"Draw {n} names of students from a box with all names",
			"Ask every 10th student on the list of all students",
			"Let a computer pick {n} students at random",
		],
		[
			"Ask the {m} students who wait in line for pizza|Only those who chose pizza are asked.",
			"Ask all {m} students of the youngest grade|Only one grade is asked.",
			"Put a form on a wall for whoever wants to answer|Only those who want to answer will do so.",
			"Ask the members of the cooking club|They have a special interest in food.",
		],
	),
	survey(
		"how many hours of sports people in town play|all people in town",
		[
			"Call {n} numbers picked at random from all households",
			"Pick {n} addresses at random and ask there",
			"Draw {n} people at random from the list of all residents",
		],
		[
			"Ask {m} people at a gym|People at a gym play more sports than others.",
			"Ask the runners in the park on Sunday|Only people who run are there.",
			"Ask {m} people in a hospital|Many of them cannot play sports.",
			"Let people answer on a sports page|Those who read it like sports.",
		],
	),
	survey(
		"how satisfied the passengers of a bus line are|all passengers of the line",
		[
			"Ask {n} passengers picked at random at all times of the day",
			"Pick {n} trips at random and ask every 5th passenger",
			"Draw {n} ticket numbers at random",
		],
		[
			"Ask {m} passengers at 8 in the morning|Other times of the day are left out.",
			"Read the letters of complaint|Only those who are angry write.",
			"Ask the families of the drivers|They see the bus line differently than passengers do.",
			"Ask all passengers of one trip|One trip may be special.",
		],
	),
	survey(
		"which sport the members of a club want next|all members of the club",
		[
			"Draw {n} members at random from the list of all",
			"Ask every 8th member on the list",
			"Let a computer pick {n} members at random",
		],
		[
			"Ask the {m} members of the tennis team|They want tennis more than others.",
			"Ask whoever comes to the meeting on Monday|Many members cannot come on Monday.",
			"Ask the members who are older than 60|Only one age is asked.",
			"Ask some friends in the club|Friends often think alike.",
		],
	),
	survey(
		"which books readers of a library want|all readers of the library",
		[
			"Draw {n} library cards at random",
			"Ask every 12th reader on the list of all readers",
			"Let a computer pick {n} readers at random",
		],
		[
			"Ask the {m} children at story time|Only young readers are asked.",
			"Ask the members of the mystery book club|They like one kind of book.",
			"Ask whoever comes on Tuesday morning|Many readers are at work or at school then.",
			"Count the letters that ask for books|Only a few readers write letters.",
		],
	),
	survey(
		"how much time students spend on homework|all students of the school",
		[
			"Draw {n} student numbers at random",
			"Ask every 15th student on the list of all students",
			"Let a computer pick {n} students at random",
		],
		[
			"Ask the {m} students in the homework club|They spend more time on homework than others.",
			"Ask the students of one math class|One class may have more homework than others.",
			"Ask the {m} players of the basketball team|Players have less time than others.",
			"Let students write it on a poster if they like|Only those who want to answer will do so.",
		],
	),
];

function survey(head: string, good: readonly string[], bad: readonly string[]): Survey {
	const [question = "", population = ""] = head.split("|");
	return {
		question,
		population,
		good,
		bad: bad.map((row) => {
			const [plan = "", why = ""] = row.split("|");
			return [plan, why] as const;
		}),
	};
}

/** A survey with numbers in its plans, in any order. */
export function surveyOf(random: Random): Survey {
	const { good, bad, ...rest } = random.pick(SURVEYS);
	const filled = (text: string) =>
		text.replace("{n}", `${5 * random.integer(8, 24)}`).replace("{m}", `${10 * random.integer(13, 30)}`);
	return {
		...rest,
		good: random.shuffle(good).map(filled),
		bad: random.shuffle(bad).map(([plan, why]) => [filled(plan), why] as const),
	};
}
