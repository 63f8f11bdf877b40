import { classNames } from "./class-names.ts";

/** A grey stand-in of the geometry given by `className`. */
export function Skeleton({ className }: { className: string }) {
	return <span aria-hidden="true" className={classNames("sk block", className)} />;
}

/** Rows of a list that is on its way. */
export function SkeletonRows({ rows = 4, label = "Loading" }: { rows?: number; label?: string }) {
	return (
		<div role="status">
			<span className="sr">{label}</span>
			{Array.from({ length: rows }, (_, row) => (
				<div key={row} className="flex items-center gap-3 py-3">
					<Skeleton className="size-9 flex-none rounded-[11px]" />
					<div className="grid grow gap-2">
						<Skeleton className="h-3 w-4/5" />
						<Skeleton className="h-3 w-2/5" />
					</div>
				</div>
			))}
		</div>
	);
}
