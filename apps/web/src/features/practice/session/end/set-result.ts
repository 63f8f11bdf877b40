import type {
	PracticeQuestion,
	QuestionStatus,
	SessionKind,
} from "@learnin/contract/schemas/practice.schema";
import { dayGoal } from "@learnin/domain/practice/day-goal";
import type { Words } from "../../feedback/feedback-words.ts";
import type { Mark } from "../state/practice-state.ts";

export interface SetResult {
	total: number;
	/** Right on the first try, without a hint. */
	first_try: number;
	/** Solved without help, after more tries. */
	retried: number;
	/** Solved with hints or a worked example. */
	helped: number;
	skipped: number;
	/** Out of tries, including those whose place a fresh question took. */
	unsolved: number;
	/** Answered; the verdict comes later. */
	waiting: number;
	/** Reward points earned in the whole set. */
	points: number;
	words: Words;
	/** Whether the words say that the goal is reached. */
	isGoalTold: boolean;
}

/** What else the result of a set depends on. */
export interface SetFacts {
	kind: SessionKind;
	/** Questions that were not solved and whose place a fresh one took. */
	replacedCount: number;
	/** The day with this set; undefined until it is known. */
	day: { today_count: number; daily_goal: number } | undefined;
}

/** The result of a set. `marks` are one per question, as the page draws them. */
export function summaryOf(
	results: readonly QuestionStatus[],
	marks: readonly Mark[],
	{ kind, replacedCount, day }: SetFacts,
): SetResult {
	const count = (mark: Mark) => marks.filter((each) => each === mark).length;
	const total = marks.length + replacedCount;
	const first_try = count("solved");
	const waiting = count("waiting");
	const skipped = count("skipped");
	const goal = goalOf(day, total - skipped);
	const isOpen = count("open") > 0;
	return {
		total,
		first_try,
		retried: count("retried"),
		helped: count("helped"),
		skipped,
		unsolved: count("unsolved") + replacedCount,
		waiting,
		points: results.reduce((sum, result) => sum + result.points, 0),
		words: isOpen ? stillOpen : wordsFor({ first_try, total, waiting, skipped, goal }, kind),
		isGoalTold: !isOpen && waiting === 0 && goal === "now",
	};
}

const stillOpen: Words = {
	title: "Not quite done",
	text: "An answer came back with “not yet”. Give it another try.",
};

/** What comes after a set of this kind. */
const after: Record<SessionKind, string> = {
	// The line about the goal says whether more is to come.
	skill: "",
	daily: "",
	review: "Hard ones come around again so they stick.",
	bookmarks: "Your bookmarks stay until you remove them.",
	assignment: "That’s everything.",
	repair: "Watch for it in your next sets.",
};

interface Counts extends Pick<SetResult, "first_try" | "total" | "waiting" | "skipped"> {
	/** Reached by this set, reached before it, or still open. */
	goal: "now" | "before" | "open";
}

/** `answered` are the questions of the set that count toward the goal. */
function goalOf(day: SetFacts["day"], answered: number): Counts["goal"] {
	if (!day || !dayGoal(day.today_count, day.daily_goal).is_reached) return "open";
	return dayGoal(day.today_count - answered, day.daily_goal).is_reached ? "before" : "now";
}

/** The figures below say how many were right. */
function wordsFor(counts: Counts, kind: SessionKind): Words {
	const { total, skipped, goal } = counts;
	if (skipped === total)
		return {
			title: total === 1 ? "You skipped it" : `You skipped all ${total}`,
			text:
				goal === "open"
					? "You saw each answer. Skipped questions don’t count toward your goal, but you can try new ones now."
					: "You saw each answer.",
		};
	const text = [
		skipped > 0 && goal === "open" ? "Skipped questions don’t count toward your goal." : "",
		after[kind],
	];
	return { title: titleFor(counts), text: text.filter(Boolean).join(" ") };
}

function titleFor({ first_try, total, waiting, goal }: Counts): string {
	if (waiting > 0) return "You’re through!";
	if (goal === "now") return "You reached today’s goal!";
	if (first_try === total) return total === 1 ? "You got it!" : "Every single one!";
	return first_try * 2 >= total ? "Set finished!" : "You made it through!";
}

/** This many questions of one skill missed on the first try are more than a slip. */
const MISSES_FOR_LESSON = 2;

export type SkillMissed = Pick<PracticeQuestion, "skill_id" | "skill_name">;

/** The skill most missed in a set, if its lesson would help: missed at least twice, and as often as not. */
export function lessonAfter(questions: readonly SkillMissed[], marks: readonly Mark[]): SkillMissed | null {
	const bySkill = Map.groupBy(
		questions.map(({ skill_id, skill_name }, at) => ({ skill_id, skill_name, mark: marks[at] })),
		({ skill_id }) => skill_id,
	);
	const missed = [...bySkill.values()].flatMap((all) => {
		const misses = all.filter(({ mark }) => mark !== "solved" && mark !== "waiting").length;
		const [first] = all;
		const isEnough = misses >= MISSES_FOR_LESSON && misses * 2 >= all.length;
		return first && isEnough ? [{ first, misses }] : [];
	});
	const [most] = missed.toSorted((one, other) => other.misses - one.misses);
	return most?.first ?? null;
}
