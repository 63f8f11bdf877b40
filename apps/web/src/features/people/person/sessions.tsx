import { count } from "../../../platform/count-words.ts";
import { Card } from "../../../ui/card.tsx";
import { devicesOf } from "./devices-of.ts";
import type { ParentDetails } from "../lists/people-lists.api.ts";
import { When } from "./person-parts.tsx";

/** Where the account is signed in. */
export function Sessions({ sessions }: Pick<ParentDetails, "sessions">) {
	const devices = devicesOf(sessions);
	return (
		<Card title="Signed in">
			{devices.length === 0 ? (
				<p className="text-ink-2">On no devices.</p>
			) : (
				<ul className="person-rows">
					{devices.map(({ key, browser, system, child_name, last_seen_at, times }) => (
						<li key={key}>
							<span>
								{deviceText(browser, system)}
								{child_name !== null && `, for ${child_name}`}
								{times > 1 && <span className="people-line block">{count(times, "sign-in")}</span>}
							</span>
							<span className="text-ink-3 text-sm">
								<When at={last_seen_at} />
							</span>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function deviceText(browser: string | null, system: string | null): string {
	if (browser === null && system === null) return "Unknown device";
	if (browser === null || system === null) return browser ?? system ?? "";
	return `${browser} on ${system}`;
}
