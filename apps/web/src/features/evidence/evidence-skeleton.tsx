import { Skeleton } from "../../ui/skeleton.tsx";

/** Shown while the answers load. */
export function EvidenceSkeleton() {
	return (
		<div role="status" aria-label="Loading the answers" className="grid gap-3">
			<Skeleton className="h-16 w-full" />
			<Skeleton className="h-16 w-full" />
		</div>
	);
}
