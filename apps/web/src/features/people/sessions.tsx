import { Card } from "../../ui/card.tsx";
import type { ParentDetails } from "./people-lists.api.ts";
import { When } from "./person-parts.tsx";

/** Where the account is signed in. */
export function Sessions({ sessions }: Pick<ParentDetails, "sessions">) {
	return (
		<Card title="Signed in">
			{sessions.length === 0 ? (
				<p className="text-ink-2">On no device.</p>
			) : (
				<ul className="person-rows">
					{sessions.map(({ id, browser, system, last_seen_at, child_name }) => (
						<li key={id}>
							<span>
								{deviceText(browser, system)}
								{child_name !== null && `, for ${child_name}`}
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
	if (browser === null && system === null) return "A device";
	if (browser === null || system === null) return browser ?? system ?? "";
	return `${browser} on ${system}`;
}
