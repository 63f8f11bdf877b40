import { Skeleton } from "../../ui/skeleton.tsx";

/** Same layout as the page, so that nothing shifts when it loads. */
export function DaySkeleton() {
	return (
		<div role="status" className="loads-late days-page">
			<span className="sr">Loading the day</span>
			<Skeleton className="h-14 w-72" />
			<Skeleton className="h-40 w-full rounded-(--r-lg)" />
			<Skeleton className="h-96 w-full rounded-(--r-lg)" />
		</div>
	);
}
