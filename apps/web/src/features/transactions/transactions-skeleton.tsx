import { Skeleton } from "../../ui/skeleton.tsx";

/** Same layout as the list, so that nothing shifts when it loads. */
export function TransactionsSkeleton() {
	return (
		<div role="status" className="card tx-list loads-late">
			<span className="sr">Loading your payments</span>
			{[0, 1, 2, 3, 4].map((row) => (
				<div key={row} className="tx-skeleton">
					<Skeleton className="size-10 flex-none rounded-[12px]" />
					<Skeleton className="h-5 w-2/5" />
					<Skeleton className="ms-auto h-5 w-20" />
				</div>
			))}
		</div>
	);
}
