import { ACTIVE_TIME_RULE } from "@learnin/domain/practice/active-time";

/** Said on every page that shows a time of practice. */
export function TimeRule() {
	return <p className="text-ink-3 text-sm">{ACTIVE_TIME_RULE}</p>;
}
