import zio.*

// Replaces a resource when no reader uses it, and opens the new one before it closes the old one.
final class HotSwap[A](owner: Scope, ref: ScopedRef[A], permits: Semaphore, all: Long):
  def use[R, E, B](f: A => ZIO[R, E, B]): ZIO[R, E, B] =
    permits.withPermit(ref.get.flatMap(f))

  def reload[E](acquire: ZIO[Scope, E, A]): IO[E, Unit] =
    ZIO.uninterruptibleMask { restore =>
      ZIO.scoped {
        for
          scope   <- owner.fork
          ready    = scope.extend[Any](acquire) <* permits.withPermitsScoped(all)
          next    <- restore(ready).onError(cause => scope.close(Exit.failCause(cause)))
          handOver = ZIO.addFinalizer(scope.close(Exit.unit)).as(next)
          _       <- ref.set(handOver).onError(_ => ref.set(handOver))
        yield ()
      }
    }

object HotSwap:
  def make[E, A](acquire: ZIO[Scope, E, A], readers: Long): ZIO[Scope, E, HotSwap[A]] =
    for
      owner   <- ZIO.scope.flatMap(_.fork)
      ref     <- ScopedRef.fromAcquire(acquire)
      permits <- Semaphore.make(readers)
    yield HotSwap(owner, ref, permits, readers)
