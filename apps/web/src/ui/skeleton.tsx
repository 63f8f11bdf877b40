import { classNames } from "./class-names.ts";

/** A gray placeholder with the size given by `className`. */
export function Skeleton({ className }: { className: string }) {
	return <span aria-hidden="true" className={classNames("sk block", className)} />;
}
