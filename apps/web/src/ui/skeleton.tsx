import { classNames } from "./class-names.ts";

/** A grey stand-in of the geometry given by `className`. */
export function Skeleton({ className }: { className: string }) {
	return <span aria-hidden="true" className={classNames("sk block", className)} />;
}
