import { Skeleton } from "../skeleton.tsx";
import "./work-queue.css";

/** Same layout as a work queue, so that nothing shifts when it loads. */
export function QueueSkeleton({ label }: { label: string }) {
	return (
		<div role="status" className="loads-late queue">
			<span className="sr">{label}</span>
			<div className="queue-list card">
				{[0, 1, 2, 3, 4, 5].map((row) => (
					<div key={row} className="queue-row">
						<Skeleton className="h-5 w-4/5" />
						<Skeleton className="h-4 w-2/5" />
					</div>
				))}
			</div>
			<div className="queue-detail card">
				<Skeleton className="h-6 w-1/2" />
				<Skeleton className="h-44 w-full" />
				<Skeleton className="h-5 w-3/4" />
				<Skeleton className="h-11 w-full" />
			</div>
		</div>
	);
}
