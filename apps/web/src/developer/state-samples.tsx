import { useState } from "react";
import { ApiError } from "../platform/api/api-error.ts";
import { Apology } from "../ui/messages/apology.tsx";
import { Button } from "../ui/buttons/button.tsx";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { LoadMore } from "../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../ui/lists/queue-skeleton.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Columns, Section } from "./section.tsx";

const lost = new ApiError({
	code: "network",
	status: 0,
	fields: {},
	text: "Network error please try after few seconds",
});

export function StateSamples({ id, title }: { id: string; title: string }) {
	return (
		<Section id={id} title={title}>
			<Columns>
				<Card>
					<EmptyState title="No notifications to show" hint="News about practice and payments lands here." />
				</Card>
				<Card>
					<EmptyState
						title="No children added yet"
						hint="Click “Add Another Child” to get started"
						tile={{ kind: "leaf", color: "mint", soft: true }}
						action={<Button variant="primary">Add Child</Button>}
					/>
				</Card>
				<Failed />
				<Card>
					<Spinner />
				</Card>
				<Card title="Loading">
					<Skeleton className="h-6 w-4/5" />
					<Skeleton className="mt-3 h-10 w-full" />
					<Skeleton className="mt-3 h-6 w-2/5" />
				</Card>
				<Card>
					<Apology
						isPart
						title="We are fixing the issue"
						hint="Something on this page didn’t work. Your earlier work is safe."
						action={<Button variant="primary">Load the page again</Button>}
					/>
				</Card>
			</Columns>
			<QueueSkeleton label="Loading a queue" />
			<Columns>
				<More hasMore />
				<More hasMore isBusy />
				<More hasMore hasFailed />
				<More />
			</Columns>
		</Section>
	);
}

function Failed() {
	const [isBusy, setIsBusy] = useState(false);
	return (
		<LoadFailed
			title="The activity couldn’t be loaded"
			query={{ error: lost, isFetching: isBusy, refetch: async () => setIsBusy(true) }}
		/>
	);
}

function More({ hasMore = false, isBusy = false, hasFailed = false }) {
	const [shown, setShown] = useState(20);
	return (
		<LoadMore
			shown={shown}
			thing="answer"
			query={{
				hasNextPage: hasMore,
				isFetchingNextPage: isBusy,
				isFetchNextPageError: hasFailed,
				fetchNextPage: async () => setShown(shown + 20),
			}}
		/>
	);
}
