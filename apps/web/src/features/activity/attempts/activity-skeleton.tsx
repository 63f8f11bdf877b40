import { Skeleton } from "../../../ui/skeleton.tsx";

/** Same layout as the list, so that nothing shifts when it loads. */
export function ActivitySkeleton() {
	return (
		<div role="status" className="loads-late activity-day">
			<span className="sr">Loading the activity</span>
			<Skeleton className="h-7 w-28" />
			{[0, 1].map((card) => (
				<div key={card} className="card session-card">
					<div className="flex items-center gap-3">
						<Skeleton className="size-11 flex-none rounded-[13px]" />
						<div className="grid grow gap-2">
							<Skeleton className="h-5 w-2/5" />
							<Skeleton className="h-4 w-3/5" />
						</div>
					</div>
					<div className="questions">
						{[0, 1, 2].map((question) => (
							<div key={question} className="question">
								<Skeleton className="h-6 w-4/5" />
								<Skeleton className="mt-3 h-10 w-full" />
							</div>
						))}
					</div>
				</div>
			))}
		</div>
	);
}
