import type { SeenDisagreement } from "@learnin/contract/routes/operations.contract";
import { DISAGREEMENT_KINDS } from "@learnin/domain/payments/disagreement-kinds";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../../ui/lists/queue-skeleton.tsx";
import { WorkQueue } from "../../../ui/lists/work-queue.tsx";
import { DisagreementDetail, providerText } from "./disagreement-detail.tsx";
import { type DisagreementState, disagreementsQuery } from "../operations.api.ts";

const stateWords: Readonly<Record<DisagreementState, string>> = { open: "Open", decided: "Decided" };

/** Disagreements of our books with a provider: open ones as a queue, or the decided ones. */
export function Disagreements() {
	const [search, setSearch] = useSearchParams();
	const state: DisagreementState = search.get("state") === "decided" ? "decided" : "open";
	return (
		<>
			<div className="seg ops-states" role="group" aria-label="Which disagreements">
				{(["open", "decided"] as const).map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={each === state}
						onClick={() => setSearch(each === "open" ? {} : { state: each }, { replace: true })}
					>
						{stateWords[each]}
					</button>
				))}
			</div>
			<List key={state} state={state} />
		</>
	);
}

function List({ state }: { state: DisagreementState }) {
	const query = useInfiniteQuery(disagreementsQuery(state));
	if (!query.data) {
		if (!query.error) return <QueueSkeleton label="Loading what to look at" />;
		return <LoadFailed title="This couldn’t be loaded" query={query} />;
	}
	const rows = query.data.pages.flatMap(({ disagreements }) => disagreements);
	if (rows.length === 0) return <Nothing state={state} />;
	return (
		<WorkQueue
			label={`${stateWords[state]} disagreements`}
			items={rows}
			renderRow={(row) => <Row disagreement={row} />}
			renderDetail={(row) => <DisagreementDetail disagreement={row} />}
			keys={() => []}
		>
			{query.hasNextPage && <LoadMore shown={rows.length} thing="disagreement" query={query} />}
		</WorkQueue>
	);
}

function Row({ disagreement }: { disagreement: SeenDisagreement }) {
	const now = useNow();
	return (
		<>
			<span className="one-line font-semibold">{DISAGREEMENT_KINDS[disagreement.kind].name}</span>
			<span className="ops-row-facts">
				<span>{providerText(disagreement.provider)}</span>
				<span>{whenText(disagreement.found_at, now)}</span>
			</span>
		</>
	);
}

function Nothing({ state }: { state: DisagreementState }) {
	const words =
		state === "open"
			? {
					title: "Everything agrees",
					hint: "Differences between our books, Stripe and eSewa wait here for a decision.",
				}
			: { title: "Nothing decided yet", hint: "Cases you’ve decided appear here, with your notes." };
	return (
		<Card>
			<EmptyState {...words} tile={{ kind: "leaf", color: "mint", soft: true }} />
		</Card>
	);
}
