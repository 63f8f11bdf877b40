import { useInfiniteQuery } from "@tanstack/react-query";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { dateWords, moneyWords } from "./money-words.ts";
import type { HistoryEntry, RewardChild } from "./reward-money.api.ts";
import { historyQuery } from "./reward-money.api.ts";

/** A child's earnings and payouts. */
export function HistoryDialog({ child, onClose }: { child: RewardChild; onClose: () => void }) {
	return (
		<Dialog open onClose={onClose} title={`Rewards of ${child.name}`}>
			<History studentId={child.id} />
		</Dialog>
	);
}

function History({ studentId }: { studentId: string }) {
	const now = useNow();
	const query = useInfiniteQuery(historyQuery(studentId));
	const entries = query.data?.pages.flatMap((page) => page.entries);
	if (!entries) {
		if (!query.error) return <Skeleton className="h-40 w-full rounded-2xl" />;
		return <LoadFailed title="The list couldn’t be loaded" query={query} />;
	}
	if (entries.length === 0) return <p className="text-ink-2">Nothing earned and nothing paid out yet.</p>;
	return (
		<>
			<ul className="rw-list rw-history">
				{entries.map((entry) => (
					<li key={entry.id} className="rw-row">
						<div className="min-w-0 grow">
							<p className="font-semibold">{entry.kind === "payout" ? "Paid out" : "Daily reward"}</p>
							<p className="text-ink-2 text-sm whitespace-pre-line wrap-anywhere">{detailOf(entry, now)}</p>
						</div>
						<span className="num font-bold">
							{entry.kind === "payout" ? "−" : "+"}
							{moneyWords(entry.amount, entry.currency)}
						</span>
					</li>
				))}
			</ul>
			<LoadMore shown={entries.length} thing="transaction" query={query} />
		</>
	);
}

function detailOf(
	{ kind, at, date, amount, wanted, currency, note, paid_by }: HistoryEntry,
	now: Date,
): string {
	if (kind === "payout") {
		const by = paid_by === null ? "" : ` by ${paid_by}`;
		return `${whenText(at, now)}${by}${note === "" ? "" : `\n${note}`}`;
	}
	const day = date === null ? "" : dateWords(date);
	if (wanted === null || wanted === amount) return day;
	return `${day}. The wallet didn’t have the full ${moneyWords(wanted, currency)}.`;
}
