import { Skeleton } from "../../ui/skeleton.tsx";

/** Same layout as the page, so that nothing shifts when it loads. */
export function ActivitySkeleton() {
	return (
		<div role="status" className="loads-late days-page">
			<span className="sr">Loading your activity</span>
			<Skeleton className="h-48 w-full rounded-(--r-lg)" />
			<Skeleton className="h-11 w-64" />
			<Skeleton className="h-72 w-full rounded-(--r-lg)" />
			<Skeleton className="h-72 w-full rounded-(--r-lg)" />
		</div>
	);
}
