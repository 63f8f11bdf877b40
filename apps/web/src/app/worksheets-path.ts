import { paths } from "./paths.ts";

/** Worksheets to print, for one child or whichever is chosen there; apart from the paths, which practice loads too. */
export function worksheetsPath(studentId?: string): string {
	return studentId ? `${paths.worksheets}?child=${encodeURIComponent(studentId)}` : paths.worksheets;
}
