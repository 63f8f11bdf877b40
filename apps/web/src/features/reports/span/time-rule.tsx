import { ACTIVE_TIME_RULE } from "@learnin/domain/practice/active-time";

/** Shown on every page with a time of practice. */
export function TimeRule() {
	return <p className="text-ink-3 text-sm">{ACTIVE_TIME_RULE}</p>;
}
