import { ACTIVE_TIME_RULE } from "@learnin/domain/practice/active-time";
import { Clock } from "lucide-react";

/** How time is counted; on every page that shows times. */
export function TimeRule() {
	return (
		<p className="time-rule">
			<Clock className="i" />
			{ACTIVE_TIME_RULE}
		</p>
	);
}
