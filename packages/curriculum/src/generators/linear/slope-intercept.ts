/** Being written. */
