import { getCoverage } from "@learnin/contract/routes/money/renewals.contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useProfile } from "../profile/index.ts";
import "./settings.css";

const coverageQuery = queryOptions({
	queryKey: ["coverage"],
	queryFn: ({ signal }) => callApi(getCoverage, {}, { signal }),
});

/** /student/payment-methods: a child pays nothing; it sees who does, and until when. */
export function StudentPaymentPage() {
	const { time_zone } = useProfile();
	const { data, error, isFetching, refetch } = useQuery(coverageQuery);
	if (error && !data) {
		return <LoadFailed title="This couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	return (
		<div className="st-page">
			<Card title="Who pays for you">
				{data ? (
					<dl className="st-facts">
						<div>
							<dt>Paid by</dt>
							<dd>{data.payers.length > 0 ? data.payers.join(" and ") : "Your parents"}</dd>
						</div>
						<div>
							<dt>Paid until</dt>
							<dd>{data.paid_until === null ? "Not paid right now" : dayOf(data.paid_until, time_zone)}</dd>
						</div>
					</dl>
				) : (
					<div role="status" aria-label="Loading">
						<Skeleton className="h-12 w-full rounded-xl" />
					</div>
				)}
			</Card>
			{data?.paid_until === null && (
				<Note kind="info" title="5 questions a day are free">
					<p>A parent can start the 30 days at any time.</p>
				</Note>
			)}
			<p className="text-ink-2 px-2">
				You never need a card here. Cards and payments are in your parents’ settings.
			</p>
		</div>
	);
}

function dayOf(moment: string, timeZone: string): string {
	return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date(moment));
}
