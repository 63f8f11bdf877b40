import type { LanguageCode } from "@learnin/domain/texts/languages";
import { say, sayName } from "./say.ts";
import { sayActivity } from "./say-activity.ts";

/**
 * Which response fields contain our sentences, by route; everything else is what people wrote, or content.
 */
const fields: Record<string, readonly string[]> = {
	"/api/notifications/unsubscribe": ["name"],
	"/api/parents/get-notifications": ["description"],
	"/api/notifications/switches": ["name", "explanation", "group"],
	"/api/detective/children/:student_id": ["sentence", "helps"],
	"/api/detective/repair": ["sentence"],
	"/api/learning/plan": ["sentence"],
};

/** Short names of days, and titles of sets unless they are a skill's name; why a payment failed. */
const everywhere = ["weekday", "title", "failure_reason"];

/** Routes for families name skills in their language; where skills are edited, names are as stored. */
const namesSkills =
	/^\/api\/(activity|bookmarks|detective|growth|learning|lessons|placement|practice|practice-days|reports|worksheets)(\/|$)/;
const skillFields = new Set(["name", "parent_name", "domain_name"]);
const holdersOfSkills = new Set(["skill", "skills", "domains", "grade_skills"]);
const namesAlone = "mistake_skills";
/** Worksheets, titled by their skills. */
const titledBySkills = "recent";
const betweenNames = " · ";

/** Home activities, with a report or a worksheet. */
const activity = "home_activity";

/** A response with our sentences in the reader's language. */
export function inOurWords<T>(language: LanguageCode, path: string, answer: T): T {
	if (language === "en") return answer;
	const said = translated(language, new Set([...everywhere, ...(fields[path] ?? [])]), answer);
	return (namesSkills.test(path) ? withSkillNames(language, said, "") : said) as T;
}

function translated(language: LanguageCode, named: ReadonlySet<string>, value: unknown): unknown {
	if (Array.isArray(value)) return value.map((each) => translated(language, named, each));
	if (!isRecord(value)) return value;
	return mapped(value, (each, key) => {
		if (key === activity) return sayActivity(language, each);
		return named.has(key) && typeof each === "string"
			? say(language, each)
			: translated(language, named, each);
	});
}

/** `name` is a skill's if a skill id is next to it, or in a skill or a list of them. */
function withSkillNames(language: LanguageCode, value: unknown, within: string): unknown {
	if (Array.isArray(value)) return value.map((each) => withSkillNames(language, each, within));
	if (typeof value === "string" && within === namesAlone) return sayName(language, value);
	if (!isRecord(value)) return value;
	const isSkill = "skill_id" in value || holdersOfSkills.has(within);
	return mapped(value, (each, key) => {
		if (within === titledBySkills && key === "title" && typeof each === "string")
			return each
				.split(betweenNames)
				.map((name) => sayName(language, name))
				.join(betweenNames);
		const isName = key === "skill_name" || (isSkill && skillFields.has(key));
		return isName && typeof each === "string" ? sayName(language, each) : withSkillNames(language, each, key);
	});
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function mapped(value: Record<string, unknown>, change: (each: unknown, key: string) => unknown) {
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, key)]));
}
